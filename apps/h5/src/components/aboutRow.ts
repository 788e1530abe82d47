/**
 * The accessible name of a button or link in a row: its own words, then what the row is about. Otherwise a screen
 * reader says the same name for each row. `subjects`: ids of the elements that say what the row is about.
 */
export function aboutRow(action: string, ...subjects: readonly string[]) {
  const id = `${subjects.join('-')}-${action}`;
  return { id, 'aria-labelledby': [id, ...subjects].join(' ') };
}

export type NameProps = ReturnType<typeof aboutRow>;

/** Names a button of one row. `also`: ids of elements that belong to the name too. */
export type About = (action: string, ...also: readonly string[]) => NameProps;
