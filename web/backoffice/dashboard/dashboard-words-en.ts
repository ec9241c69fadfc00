import dashboardadmin from '#shared/words/en/dashboardadmin.json'

/** The translations of this page of the back office. */
export const words = { dashboardadmin }
