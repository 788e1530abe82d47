/**
 * Classes by which a theme enlarges the tap area of controls that it draws lower than 44 px. The theme knows the
 * heights, so it has the rule; a box in each control would cost all themes.
 */
export const reachClasses = { small: 'uk-reach-small', medium: 'uk-reach-medium' } as const;
