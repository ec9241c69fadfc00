import { allGranted, noneGranted } from './consent.ts'

/** How long after the page somebody is asked, in milliseconds. */
export const askedAfter = 1000

/** Marks the banner that was written into a document, hidden. */
export const bannerMark = 'data-written-banner'

/** Marks what answers its question with one press, by the name of the answer. */
export const answerMark = 'data-consent'

/** What may be answered with one press. */
export const answers = { none: noneGranted, all: allGranted } as const

export const writtenBanner = () => document.querySelector(`[${bannerMark}]`)
