/** Names by which programs call themselves that read pages; no browser of a person has one of them. */
const programs =
  /(?<!cu)bot(\b|_)|crawl|spider|slurp|archiver|scrap|monitor|preview|headless|lighthouse|pagespeed|phantom|curl|wget|python|java\/|perl|ruby|php|go-http|okhttp|axios|node-fetch|undici|libwww|httpclient|facebookexternalhit|embedly|whatsapp|validator/i

/** Whether a program reads a page rather than a person, by what it calls itself; whoever says nothing is a program too. */
export const isProgram = (userAgent: string): boolean => !userAgent.startsWith('Mozilla/') || programs.test(userAgent)

/** Whether a browser is one of a phone, by what it calls itself. */
export const isMobile = (userAgent: string): boolean => /\bMobi|iPhone|iPod|Android.+Mobile/.test(userAgent)
