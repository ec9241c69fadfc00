/** The notice period in calendar days before the start of a leave (Mt. 122. § (2), (4), (4a), 133. §). */
export const noticeDays = 15
