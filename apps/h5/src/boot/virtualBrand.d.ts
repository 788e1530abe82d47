declare module 'virtual:brand.css';
declare module 'virtual:mark' {
  /** The product's mark, as a `data:` address. */
  export const mark: string;
}
