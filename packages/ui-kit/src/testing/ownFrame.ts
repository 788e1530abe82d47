/** A story that covers the whole screen gets a frame of its own on its docs page. */
export const ownFrame = { docs: { story: { inline: false, height: '480px' } } } as const;
