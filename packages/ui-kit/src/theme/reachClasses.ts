/**
 * Names by which a theme makes the target of a control that it draws lower than a finger needs as tall as that: 44 px. The rule
 * is the theme's, which knows the heights; a box in each control that only some themes need would cost all of them.
 */
export const reachClasses = { small: 'uk-reach-small', medium: 'uk-reach-medium' } as const;
