import { Flag } from '@fairlot/ui-kit/flag';
import { h5 } from '@fairlot/manifest';
import { CheckIcon } from '@fairlot/ui-kit/icon';
import { CellButton, List } from '@fairlot/ui-kit/list';
import { Sheet } from '@fairlot/ui-kit/sheet';
import { toast } from '@fairlot/ui-kit/toast';
import { useQuery } from '@tanstack/react-query';
import { isLocale, useLocale, useT, type Locale } from '../i18n/index.js';
import { changeLanguage } from '../state/language.js';
import { languagesQuery } from '../queries/referenceQueries.js';
import { rows } from './LanguageSheet.css.js';
import { pickLanguages } from './pickLanguages.js';

export interface LanguageSheetProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Chooses the language: each with its flag, its own name, and its country. */
export function LanguageSheet({ isOpen, onClose }: LanguageSheetProps) {
  const t = useT();
  const current = useLocale();
  const { data: served } = useQuery(languagesQuery);

  const choose = async (locale: Locale) => {
    onClose();
    try {
      await changeLanguage(locale);
    } catch {
      toast(t('shell.language.failed'), { tone: 'error' });
    }
  };

  return (
    <Sheet open={isOpen} onOpenChange={onClose} title={t('language.title')}>
      <List className={rows}>
        {pickLanguages(h5.locales.offered, served?.data).map(({ key, name, label, flag, ...language }) => (
          <li key={key} lang={key}>
            <CellButton
              start={
                flag !== undefined && (
                  <Flag country={flag} src={`${import.meta.env.BASE_URL}flags/${flag}.svg`} />
                )
              }
              title={name}
              note={
                language.isInEnglish || language.isPartial === true ? (
                  <span lang={current}>
                    {t(language.isInEnglish ? 'language.inEnglish' : 'language.partial')}
                  </span>
                ) : (
                  <span lang="en">{label}</span>
                )
              }
              end={key === current && <CheckIcon label={t('language.current')} />}
              aria-pressed={key === current}
              onClick={() => void choose(isLocale(key) ? key : h5.locales.default)}
            />
          </li>
        ))}
      </List>
    </Sheet>
  );
}
