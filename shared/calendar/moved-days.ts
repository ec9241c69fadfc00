import type { Day, Year } from './day.ts'

/** How sure we are of a year's moved days; `unknown` where the decree is not issued or was not found. */
export type Certainty = 'high' | 'medium' | 'unknown'

/** What the minister's decree moves in a year for those who work in the general schedule (Mt. 102. § (5)). */
export interface WorkScheduleDecree {
  /** Number and date of the decree; null where nothing is moved, or it was not found. */
  source: string | null
  certainty: Certainty
  /** A weekday that is not worked, and the Saturday of the same month that is worked instead. */
  moved: readonly { rest: Day; worked: Day }[]
}

const year = (source: string | null, certainty: Certainty, moved: Record<Day, Day>): WorkScheduleDecree => ({
  source,
  certainty,
  moved: Object.entries(moved).map(([rest, worked]) => ({ rest, worked })),
})

/** The decrees by year. Years that are not here have none yet: their working Saturdays cannot be known. */
export const workScheduleDecrees: Readonly<Record<Year, WorkScheduleDecree>> = {
  // High for the dates, which were published widely; the number of the decree was not found.
  2013: year(null, 'high', {
    '2013-08-19': '2013-08-24',
    '2013-12-24': '2013-12-07',
    '2013-12-27': '2013-12-21',
  }),
  2014: year('33/2013. (VIII. 30.) NGM', 'high', {
    '2014-05-02': '2014-05-10',
    '2014-10-24': '2014-10-18',
    '2014-12-24': '2014-12-13',
  }),
  2015: year('28/2014. (IX. 24.) NGM', 'high', {
    '2015-01-02': '2015-01-10',
    '2015-08-21': '2015-08-08',
    '2015-12-24': '2015-12-12',
  }),
  // High for the dates; one list prints the number as 8/2015.
  2016: year('18/2015. (VI. 29.) NGM', 'high', { '2016-03-14': '2016-03-05', '2016-10-31': '2016-10-15' }),
  2017: year(null, 'high', {}),
  2018: year('9/2017. (V. 19.) NGM', 'high', {
    '2018-03-16': '2018-03-10',
    '2018-04-30': '2018-04-21',
    '2018-10-22': '2018-10-13',
    '2018-11-02': '2018-11-10',
    '2018-12-24': '2018-12-01',
    '2018-12-31': '2018-12-15',
  }),
  2019: year('6/2018. (VIII. 23.) PM', 'high', {
    '2019-08-19': '2019-08-10',
    '2019-12-24': '2019-12-07',
    '2019-12-27': '2019-12-14',
  }),
  2020: year('7/2019. (VI. 25.) PM', 'high', { '2020-08-21': '2020-08-29', '2020-12-24': '2020-12-12' }),
  2021: year('14/2020. (V. 13.) ITM', 'high', { '2021-12-24': '2021-12-11' }),
  2022: year('23/2021. (VI. 1.) ITM', 'high', { '2022-03-14': '2022-03-26', '2022-10-31': '2022-10-15' }),
  2023: year(null, 'high', {}),
  2024: year('15/2023. (VII. 13.) GFM', 'high', {
    '2024-08-19': '2024-08-03',
    '2024-12-24': '2024-12-07',
    '2024-12-27': '2024-12-14',
  }),
  2025: year('11/2024. (IV. 8.) NGM', 'high', {
    '2025-05-02': '2025-05-17',
    '2025-10-24': '2025-10-18',
    '2025-12-24': '2025-12-13',
  }),
  // Medium: a bill may make 24 December a public holiday, and then 12 December is no working day.
  2026: year('10/2025. (IV. 30.) NGM', 'medium', {
    '2026-01-02': '2026-01-10',
    '2026-08-21': '2026-08-08',
    '2026-12-24': '2026-12-12',
  }),
}
