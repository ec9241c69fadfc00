const { loadBackOffice } = await import('./backoffice/backoffice.tsx')

/** The back office, loaded by a step of its own, so that the pages of the site do not hold the names of its files. */
export const Component = await loadBackOffice()
