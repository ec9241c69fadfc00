/** How long after the page somebody is asked, in milliseconds. */
export const askedAfter = 1000

/** Marks the banner that was written into a document, hidden. */
export const bannerMark = 'data-written-banner'

export const writtenBanner = () => document.querySelector(`[${bannerMark}]`)
