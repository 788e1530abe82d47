/** Bodies of the control plane. They are not in openapi.yaml, which is the customer's contract only. */
const object = { type: 'object', additionalProperties: false, minProperties: 1 } as const;

export const clockBody = {
  ...object,
  properties: {
    mode: { enum: ['demo', 'real', 'manual'] },
    set: { type: 'string', format: 'date-time' },
    advance_ms: { type: 'integer', minimum: 0, maximum: 1000 * 3600 * 24 * 400 },
  },
};

export const decisionBody = {
  ...object,
  required: ['decision'],
  properties: {
    decision: { enum: ['pass', 'partial', 'refuse'] },
    audit_amount: { type: 'string', pattern: '^(0|[1-9]\\d{0,17})(\\.\\d{1,8})?$' },
    reason: { type: 'string', maxLength: 140 },
    parts: { type: 'object', additionalProperties: { type: 'string', maxLength: 32 } },
  },
};

export const memberBody = {
  ...object,
  properties: { vip: { type: 'boolean' }, locked: { type: 'boolean' } },
};

export const instrumentBody = {
  ...object,
  required: ['status'],
  properties: { status: { enum: ['active', 'halted'] } },
};

export const supportBody = {
  ...object,
  required: ['text'],
  properties: { text: { type: 'string', minLength: 1, maxLength: 2000 } },
};

export const securityQuery = {
  type: 'object',
  additionalProperties: false,
  properties: {
    member_id: { type: 'string', maxLength: 40 },
    kind: { type: 'string', maxLength: 40 },
  },
};
