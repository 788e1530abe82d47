#!/usr/bin/env node
import { existsSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { connect, operatorOf, type Credentials } from './broker.js';
import { areasNamed, EVERYTHING, readCapabilities } from './capabilities.js';
import { countResults, verdictOf, writeHtml, writeJson } from './report.js';
import { run, type Finding } from './run.js';
import { WrongUse } from './wrongUse.js';

const USAGE = `Says rule by rule whether a broker keeps the contract of /api/v1.

  fairlot-conformance --base https://broker.example --member mail:password [--member mail:password]

  --base URL               the broker, with or without /api/v1
  --member mail:password   a customer to sign in as; a second one is somebody else, who must see nothing of the first
  --pay-password 246810    of the first member, for what moves money out
  --operator COMMAND       decides reviews: COMMAND pass|refuse deposit|withdrawal|close ID --reason TEXT
  --capabilities FILE      what the broker offers (default: conformance.json, where there is one)
  --only trading,money     these areas alone
  --report out.html        writes out.html for people and out.json for pipelines
  --minutes 60             the time limit; rules that are left then are not checked

It trades and moves money in these accounts: take accounts of a test system.
Ends with 0 when every rule that was looked at is kept, with 1 when one is broken or the time is over, with 2 when it
could not begin.`;

const DEFAULT_FILE = 'conformance.json';
const SIGNS = { kept: '✓', broken: '✗', unchecked: '–' } as const;

// The program that read the output has ended, as `| head` does.
process.stdout.on('error', () => process.exit(1));
try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof WrongUse)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}

async function main(words: readonly string[]): Promise<number> {
  const given = readOptions(words);
  if (given.help === true || words.length === 0) {
    process.stdout.write(`${USAGE}\n`);
    return words.length === 0 ? 2 : 0;
  }
  if (given.base === undefined) throw new WrongUse('--base URL is needed: the broker to look at.');
  const file = given.capabilities ?? (existsSync(DEFAULT_FILE) ? DEFAULT_FILE : undefined);
  const only = given.only === undefined ? undefined : areasNamed(given.only.split(','), '--only');
  const capabilities = file === undefined ? EVERYTHING : readCapabilities(file);
  const members = (given.member ?? []).map(toCredentials);
  const runMs = toMs(given.minutes ?? '60');
  const at = new Date();
  const broker = await connect({
    base: given.base,
    members,
    payPassword: given['pay-password'],
    operator: given.operator === undefined ? undefined : operatorOf(given.operator),
    capabilities,
    runMs,
  });
  const reports =
    given.report === undefined
      ? undefined
      : { html: given.report, json: `${given.report.replace(/\.html$/, '')}.json` };
  // A run takes minutes, so it does not begin where its reports could not be written.
  if (reports !== undefined) for (const path of Object.values(reports)) write(path, '');
  const findings = await run(broker, { onFinding: show, ...(only === undefined ? {} : { only }) });
  const counts = countResults(findings);
  process.stdout.write(`\n${verdictOf(counts)}\n`);
  if (reports !== undefined) {
    const { base, exchanges } = broker;
    const report = { base, at, findings, requests: exchanges.length, ms: Date.now() - at.getTime() };
    write(reports.html, writeHtml(report));
    write(reports.json, writeJson(report));
  }
  if (broker.hasTime()) return counts.broken === 0 ? 0 : 1;
  process.stderr.write(
    `The run was ended after ${Math.round(runMs / 60_000)} minutes: the broker is too slow.\n`,
  );
  return 1;
}

function readOptions(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      options: {
        base: { type: 'string' },
        member: { type: 'string', multiple: true },
        'pay-password': { type: 'string' },
        operator: { type: 'string' },
        capabilities: { type: 'string' },
        only: { type: 'string' },
        report: { type: 'string' },
        minutes: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values;
  } catch (error) {
    throw new WrongUse(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
  }
}

function toCredentials(text: string): Credentials {
  const colon = text.indexOf(':');
  if (colon < 1 || colon === text.length - 1)
    throw new WrongUse('--member must have the form mail:password.');
  return { mail: text.slice(0, colon), password: text.slice(colon + 1) };
}

function toMs(minutes: string): number {
  if (!/^\d{1,4}$/.test(minutes) || Number(minutes) === 0)
    throw new WrongUse('--minutes must be a whole number of minutes.');
  return Number(minutes) * 60_000;
}

function show({ rule, result, says, notes }: Finding): void {
  process.stdout.write(
    `${SIGNS[result]} ${rule.padEnd(26)} ${result === 'unchecked' ? notes.join('; ') : says}\n`,
  );
  if (result === 'broken') for (const note of notes) process.stdout.write(`    ${note}\n`);
}

function write(path: string, text: string): void {
  try {
    writeFileSync(path, text);
  } catch {
    throw new WrongUse(`${path} cannot be written.`);
  }
}
