/**
 * The two doors of the one API: `main` looks to a fresh access token before it goes, `public` goes as it is. These are
 * the calls that somebody without a session makes, and those that make or end one.
 */
const withoutRefresh = [
  /^\/auth\//,
  /^\/landing\//,
  /^\/contact$/,
  /^\/user\/save-invite-password$/,
  /^\/calculate-days-off$/,
  /^\/article(\/|$)/,
  /^\/category\/by-slug-path\//,
  /^\/avatar\/upload$/,
]

export const apiNameOf = (path: string) => (withoutRefresh.some(exempt => exempt.test(path)) ? 'public' : 'main')
