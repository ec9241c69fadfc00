/** Today in Budapest, as `YYYY-MM-DD`. */
export const todayInBudapest = () =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Budapest' }).format(new Date())
