import { Tabs } from '@fairlot/ui-kit/tabs';
import { FormWords } from '../../components/FormWords.js';
import { PageHeading } from '../../components/PageHeading.js';
import { Link, useNavigate, useSearch } from '../../engine/index.js';
import { useT } from '../../i18n/index.js';
import { browse, page } from './Login.css.js';
import { MailSignIn } from './MailSignIn.js';
import { PhoneSignIn } from './PhoneSignIn.js';

/** Signing in, by mail or by phone. What was typed stays while switching between the two. */
export function Login() {
  const t = useT();
  const { by, next } = useSearch('/pages/auth/login');
  const navigate = useNavigate();
  const choose = (way: typeof by) =>
    void navigate({
      to: '/pages/auth/login',
      search: { by: way, ...(next === undefined ? {} : { next }) },
      replace: true,
    });
  return (
    <>
      <PageHeading>{t('manifest.login')}</PageHeading>
      <FormWords>
        <div className={page}>
          <Tabs
            label={t('login.by')}
            value={by}
            onValueChange={choose}
            keepMounted
            items={[
              { value: 'email', label: t('login.by.email'), content: <MailSignIn /> },
              { value: 'phone', label: t('login.by.phone'), content: <PhoneSignIn /> },
            ]}
          />
          <Link to="/pages/main/market/index" className={browse}>
            {t('login.browse')}
          </Link>
        </div>
      </FormWords>
    </>
  );
}
