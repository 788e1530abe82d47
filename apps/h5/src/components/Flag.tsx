import { flag } from './Flag.css.js';

/** A country's flag; decoration beside a name. `country`: a code that has a picture in `public/flags`. */
export function Flag({ country }: { country: string }) {
  return (
    <img
      className={flag}
      src={`${import.meta.env.BASE_URL}flags/${country}.svg`}
      alt=""
      width={30}
      height={20}
    />
  );
}
