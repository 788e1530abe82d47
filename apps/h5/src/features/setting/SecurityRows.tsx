import { CellLink } from '@fairlot/ui-kit/list';
import type { PlainPage } from '../../components/reach.js';
import { Link } from '../../engine/index.js';
import { useT, type MessageId } from '../../i18n/index.js';

const rows: readonly { page: PlainPage; title: MessageId; note?: MessageId }[] = [
  { page: '/pages/kycverify/index', title: 'manifest.kyc' },
  { page: '/pages/setting/paypwd', title: 'setting.payPassword' },
  { page: '/pages/setting/password', title: 'setting.password' },
  { page: '/pages/setting/security', title: 'manifest.security', note: 'setting.securityHint' },
];

/** Links to the settings of sign-in and identity. */
export function SecurityRows() {
  const t = useT();
  return rows.map(({ page, title, note }) => (
    <li key={page}>
      <CellLink as={Link} to={page} title={t(title)} {...(note === undefined ? {} : { note: t(note) })} />
    </li>
  ));
}
