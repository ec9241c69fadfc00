import notificationpage from '#shared/words/hu/notificationpage.json'

/** The words of the page of notifications, which most visits do without. */
export const words = { notificationpage }
