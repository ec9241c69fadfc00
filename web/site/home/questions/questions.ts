/** The questions that whoever brings a company asks first, by their words. */
export const questions = ['inspection', 'excel', 'ten', 'data', 'leaving', 'saturdays'] as const
