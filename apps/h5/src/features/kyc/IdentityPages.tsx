import { LoadingState } from '@fairlot/ui-kit/page-state';
import { Skeleton } from '@fairlot/ui-kit/skeleton';
import type { ReactNode } from 'react';
import { PayPasswordGate } from '../../components/gates/PayPasswordGate.js';
import { PageHeading } from '../../components/PageHeading.js';
import { QueryFailure } from '../../components/QueryFailure.js';
import { useSearch } from '../../engine/index.js';
import { useT } from '../../i18n/index.js';
import { Decided } from './Decided.js';
import { IdentityForm } from './IdentityForm.js';
import { useKyc, type DocumentType, type Kyc } from './kycQueries.js';

/** Verification by an identity card. */
export function IdCardPage() {
  const { next } = useSearch('/pages/kycverify/idcard');
  return <IdentityPage documentType="idcard" next={next} />;
}

/** Verification by a passport. */
export function PassportPage() {
  const { next } = useSearch('/pages/kycverify/passport');
  return <IdentityPage documentType="passport" next={next} />;
}

interface IdentityPageProps {
  documentType: DocumentType;
  next: string | undefined;
}

function IdentityPage({ documentType, next }: IdentityPageProps) {
  const t = useT();
  const heading = t(documentType === 'idcard' ? 'manifest.kycIdcard' : 'manifest.kycPassport');
  return (
    <WithKyc heading={heading}>
      {(kyc) =>
        kyc.status === 'pass' || kyc.status === 'under_review' ? (
          <Decided
            {...kyc}
            isPassed={kyc.status === 'pass'}
            heading={t(kyc.status === 'pass' ? 'kyc.done.pass' : 'kyc.done.under_review')}
            next={next}
          />
        ) : (
          <>
            <PageHeading>{heading}</PageHeading>
            <PayPasswordGate>
              <IdentityForm documentType={documentType} kyc={kyc} />
            </PayPasswordGate>
          </>
        )
      }
    </WithKyc>
  );
}

/** Renders a page's content once the state of the verification is loaded. */
export function WithKyc({ heading, children }: { heading: string; children: (kyc: Kyc) => ReactNode }) {
  const t = useT();
  const query = useKyc();
  if (query.data !== undefined) return children(query.data);
  return (
    <>
      <PageHeading>{heading}</PageHeading>
      {query.isError ? (
        <QueryFailure query={query} title={t('kyc.failed')} />
      ) : (
        <LoadingState skeleton={<Skeleton shape="block" height="20rem" />} />
      )}
    </>
  );
}
