import { CellLink } from '@fairlot/ui-kit/list';
import { Link } from '../../engine/index.js';
import { useT } from '../../i18n/index.js';

const rows = [
  { doc: 'company', title: 'setting.company' },
  { doc: 'agreement', title: 'setting.agreement' },
  { doc: 'privacy', title: 'setting.privacy' },
  { doc: 'about', title: 'setting.aboutUs' },
] as const;

/** Links to the company's documents. */
export function DocumentRows() {
  const t = useT();
  return rows.map(({ doc, title }) => (
    <li key={doc}>
      <CellLink
        as={Link<'/pages/webview/index'>}
        to="/pages/webview/index"
        search={{ doc }}
        title={t(title)}
      />
    </li>
  ));
}
