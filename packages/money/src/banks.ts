/** A bank with many customers, as its IBANs name it. */
export interface Bank {
  readonly name: string;
  readonly bic: string;
}

const bank = (name: string, bic: string): Bank => ({ name, bic });

/**
 * The large banks of the countries that most customers come from, by country and bank code. It is not a complete
 * directory: customers of other banks enter the name and the BIC themselves.
 */
export const LARGE_BANKS: Readonly<Record<string, Bank>> = {
  AT12000: bank('UniCredit Bank Austria', 'BKAUATWW'),
  AT14000: bank('BAWAG', 'BAWAATWW'),
  AT20111: bank('Erste Bank', 'GIBAATWW'),
  CH00230: bank('UBS', 'UBSWCHZH'),
  CH00700: bank('Zürcher Kantonalbank', 'ZKBKCHZZ'),
  CH09000: bank('PostFinance', 'POFICHBE'),
  DE10010010: bank('Postbank', 'PBNKDEFF'),
  DE10011001: bank('N26', 'NTSBDEB1'),
  DE10050000: bank('Berliner Sparkasse', 'BELADEBE'),
  DE12030000: bank('DKB', 'BYLADEM1001'),
  DE37040044: bank('Commerzbank', 'COBADEFF'),
  DE43060967: bank('GLS Bank', 'GENODEM1GLS'),
  DE50010517: bank('ING', 'INGDDEFF'),
  DE50070010: bank('Deutsche Bank', 'DEUTDEFF'),
  DE70020270: bank('HypoVereinsbank', 'HYVEDEMM'),
  ES0049: bank('Banco Santander', 'BSCHESMM'),
  ES0081: bank('Banco Sabadell', 'BSABESBB'),
  ES0182: bank('BBVA', 'BBVAESMM'),
  ES2100: bank('CaixaBank', 'CAIXESBB'),
  FR30002: bank('LCL', 'CRLYFRPP'),
  FR30003: bank('Société Générale', 'SOGEFRPP'),
  FR30004: bank('BNP Paribas', 'BNPAFRPP'),
  GBBARC: bank('Barclays', 'BARCGB22'),
  GBLOYD: bank('Lloyds Bank', 'LOYDGB2L'),
  GBMONZ: bank('Monzo', 'MONZGB2L'),
  GBNWBK: bank('NatWest', 'NWBKGB2L'),
  IEAIBK: bank('AIB', 'AIBKIE2D'),
  IEBOFI: bank('Bank of Ireland', 'BOFIIE2D'),
  IT02008: bank('UniCredit', 'UNCRITMM'),
  IT03069: bank('Intesa Sanpaolo', 'BCITITMM'),
  NLABNA: bank('ABN AMRO', 'ABNANL2A'),
  NLINGB: bank('ING', 'INGBNL2A'),
  NLRABO: bank('Rabobank', 'RABONL2U'),
  NLTRIO: bank('Triodos Bank', 'TRIONL2U'),
};

/** The position of the bank code in an IBAN, by country. */
const CODE: Readonly<Record<string, readonly [from: number, to: number]>> = {
  AT: [4, 9],
  CH: [4, 9],
  DE: [4, 12],
  ES: [4, 8],
  FR: [4, 9],
  GB: [4, 8],
  IE: [4, 8],
  IT: [5, 10],
  NL: [4, 8],
};

/** The bank of an account, if it is a large one. @param iban an IBAN for which `isIban` is true */
export function bankOfIban(iban: string): Bank | undefined {
  const country = iban.slice(0, 2);
  const place = CODE[country];
  return place && LARGE_BANKS[country + iban.slice(...place)];
}
