import dashboardadmin from '#shared/words/hu/dashboardadmin.json'

/** The translations of this page of the back office. */
export const words = { dashboardadmin }
