/** Whether whoever reads has asked their device for as little motion as can be. */
export const wantsNoMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches
