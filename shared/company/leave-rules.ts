import * as z from 'zod/mini'

/** How the law is read where it leaves room. The first choice of each is the default. */
export const LeaveRules = z.object({
  /** ISO 3166-1 alpha-2; outside Hungary the days are set by hand. */
  country: z.string(),
  /** The part of the year is rounded once, on the sum (Mt. 115. § (1), 121. § (2)); or each part of the leave alone, at will never below that. */
  roundingMode: z.enum(['once', 'each_part', 'each_part_never_less']),
  /** What the employed days are divided by. */
  divisor: z.enum(['calendar_days', 'always_365']),
  /** In a part of a year the employer's extra days are prorated with the rest, prorated and rounded apart, or given whole. */
  employerExtraProration: z.enum(['with_the_rest', 'apart', 'whole']),
  /** Whether the young worker's days are also due to who is hired after the 18th birthday, in the same year (Mt. 119. § (1)). */
  youngAfter18: z.boolean(),
  /**
   * What holds for a part of the year only (hazard, disability, the employer's days) gives its days for the whole year where it
   * held at any time (Mt. 119. § (2), 120. §: "yearly"), in proportion to its days, or as on the first day of the year.
   */
  statusChange: z.enum(['whole_year', 'by_days', 'from_next_year']),
  /** Sick leave is prorated for a start in the year only (Mt. 126. § (3)), or for an end as well. */
  sickProration: z.enum(['from_start', 'from_start_to_end']),
  /** Leave in an unequal schedule is kept in hours (Mt. 124. § (3)) or in days (Mt. 124. § (2)). */
  unequalMode: z.enum(['hours', 'days']),
  /** The decree on moved days holds for those who work in the general schedule (Mt. 102. § (5)), or the employer follows it for everybody. */
  followsDecree: z.enum(['general_schedule', 'everybody']),
  /** Easter Sunday and Whit Sunday are ordinary days in counting leave, or like public holidays (Mt. 102. § (4)). */
  sundayHolidays: z.enum(['ordinary', 'like_holidays']),
  /** Leave is taken from the days with the nearest last date, which avoids late ones, or from the current year's first. */
  consumeOrder: z.enum(['nearest_last_date', 'current_year_first']),
  /**
   * The six months of unpaid child-care leave that are time at work (Mt. 115. § (2) e)) count once for each child, and anew where
   * no child is named; or anew after each return to work; or once only.
   */
  sixMonthsAgain: z.enum(['once_for_each_child', 'after_each_return', 'once']),
  /** Whether a collective agreement lets a quarter of the leave be granted until 31 March of the next year (Mt. 123. § (5) c)). */
  quarterUntilMarch: z.boolean(),
  /**
   * Overtime beyond the scheduled time of a day is paid, or exchanged for time off (Mt. 143. § (2)) that is given by the end of the next
   * month (Mt. 143. § (6)), or as agreed by the end of the next year (Mt. 143. § (7)).
   */
  overtimeFor: z.enum(['pay', 'time_off', 'time_off_until_next_year']),
})
export type LeaveRules = z.infer<typeof LeaveRules>

/** The leave rules that a company chooses; its country it has already. */
export const ChosenRules = z.omit(LeaveRules, { country: true })

export const defaultRules: LeaveRules = {
  country: 'HU',
  roundingMode: 'once',
  divisor: 'calendar_days',
  employerExtraProration: 'with_the_rest',
  youngAfter18: true,
  statusChange: 'whole_year',
  sickProration: 'from_start',
  unequalMode: 'hours',
  followsDecree: 'general_schedule',
  sundayHolidays: 'ordinary',
  consumeOrder: 'nearest_last_date',
  sixMonthsAgain: 'once_for_each_child',
  quarterUntilMarch: false,
  overtimeFor: 'pay',
}
