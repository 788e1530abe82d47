/** The record that a request asked for. A client that has lost the first answer asks again; see decision 46. */
export interface Created<Row> {
  readonly row: Row;
  /** False when it was there already, with the same content. */
  readonly isNew: boolean;
}

/** 201 for a new record, 200 for one that was there already. */
export function answerCreated<Body>(isNew: boolean, body: Body) {
  return isNew ? ({ status: 201, body } as const) : ({ status: 200, body } as const);
}
