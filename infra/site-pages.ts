/** The pages that stand written in the site's folder, in both languages; every other address is drawn by the shell. */
export const publicPages = ['/', '/login', '/register', '/forgot-password']
