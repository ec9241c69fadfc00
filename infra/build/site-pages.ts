/** The pages that stand written in the site's folder, in both languages. */
export const publicPages = ['/', '/days-off-calculator', '/login', '/register', '/forgot-password']

/** The wings of the product, by the first part of their addresses: the shell draws every page in them. */
export const wings = [
  'accept-invitation',
  'change-password',
  'company',
  'dashboard',
  'days-off',
  'employment-information',
  'logout',
  'register',
  'user',
]
