/** A story that covers the whole screen gets a frame of its own on the page of its docs, so that it covers nothing else there. */
export const ownFrame = { docs: { story: { inline: false, height: '480px' } } } as const;
