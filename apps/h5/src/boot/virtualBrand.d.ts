declare module 'virtual:brand.css';
declare module 'virtual:mark' {
  /** The product's icon, as a `data:` URL. */
  export const mark: string;
}
