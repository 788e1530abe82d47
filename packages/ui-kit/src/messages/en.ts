/**
 * What the kit itself says, in English. Everything else a screen says comes from its own catalogue, by props.
 * `{name}` marks a value that is put in.
 *
 * A constant each and not one object: a part brings along the sentences that it says, and a bundler leaves out the others.
 */
export * from './fieldEnglish.js';
export * from './frameEnglish.js';
export * from './gateEnglish.js';
export * from './partEnglish.js';
export * from './pictureEnglish.js';
export * from './uploadEnglish.js';
