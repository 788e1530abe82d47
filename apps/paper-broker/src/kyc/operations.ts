import type { BrokerContext } from '../context.js';
import type { Tx } from '../db/database.js';
import { idempotently } from '../http/idempotency.js';
import type { Answer, Call, Operations } from '../http/operation.js';
import { memberIdOf } from '../http/signedIn.js';
import { requirePayPassword } from '../members/payPassword.js';
import { viewKyc } from './kycCases.js';
import { submitIdentity, submitProfessional } from './submitKyc.js';

type Submission = 'submitIdCard' | 'submitPassport' | 'submitProfessional';

/** The operations of the customer's verification. */
export function kycOperations(context: BrokerContext): Operations {
  const { db } = context;

  /** A submission needs the pay password; a wrong try counts whatever happens to the submission. */
  const submit = async (
    call: Call<Submission>,
    payPassword: string,
    work: (tx: Tx, memberId: string) => Promise<void>,
  ): Promise<Answer<Submission>> => {
    const memberId = memberIdOf(call);
    await requirePayPassword(context, memberId, payPassword);
    return idempotently(context, call, async (tx) => {
      await work(tx, memberId);
      return { status: 202, body: await viewKyc(tx, memberId) };
    });
  };

  return {
    async getKyc(call) {
      return { status: 200, body: await viewKyc(db.read, memberIdOf(call)) };
    },
    async submitIdCard(call) {
      const body = call.body;
      return submit(call, body.pay_password, (tx, memberId) =>
        submitIdentity(tx, context, {
          memberId,
          identity: {
            documentType: 'idcard',
            firstName: body.first_name,
            lastName: body.last_name,
            documentNumber: body.id_number,
          },
          images: [
            {
              part: 'front',
              uploadId: body.front_upload_id,
              path: 'front_upload_id',
              missing: 'front_required',
            },
            { part: 'back', uploadId: body.back_upload_id, path: 'back_upload_id', missing: 'back_required' },
          ],
        }),
      );
    },
    async submitPassport(call) {
      const body = call.body;
      const { passport_upload_id: uploadId } = body;
      return submit(call, body.pay_password, (tx, memberId) =>
        submitIdentity(tx, context, {
          memberId,
          identity: {
            documentType: 'passport',
            firstName: body.first_name,
            lastName: body.last_name,
            documentNumber: body.passport_number,
          },
          images: [{ part: 'passport', uploadId, path: 'passport_upload_id', missing: 'image_required' }],
        }),
      );
    },
    async submitProfessional(call) {
      const body = call.body;
      const { professional_upload_id: uploadId } = body;
      return submit(call, body.pay_password, (tx, memberId) =>
        submitProfessional(tx, context, memberId, {
          part: 'professional',
          uploadId,
          path: 'professional_upload_id',
          missing: 'image_required',
        }),
      );
    },
  };
}
