/** How the law is read where it leaves room. The first choice of each is the default. */
export interface LeaveRules {
  /** ISO 3166-1 alpha-2; outside Hungary the days are set by hand. */
  country: string
  /** The part of the year is rounded once, on the sum (Mt. 115. § (1), 121. § (2)); or each part of the leave alone, at will never below that. */
  roundingMode: 'once' | 'each_part' | 'each_part_never_less'
  /** What the employed days are divided by. */
  divisor: 'calendar_days' | 'always_365'
  /** In a part of a year the employer's extra days are prorated with the rest, prorated and rounded apart, or given whole. */
  employerExtraProration: 'with_the_rest' | 'apart' | 'whole'
  /** Whether the young worker's days are also due to who is hired after the 18th birthday, in the same year (Mt. 119. § (1)). */
  youngAfter18: boolean
  /** Sick leave is prorated for a start in the year only (Mt. 126. § (3)), or for an end as well. */
  sickProration: 'from_start' | 'from_start_to_end'
  /** Leave in an unequal schedule is kept in hours (Mt. 124. § (3)) or in days (Mt. 124. § (2)). */
  unequalMode: 'hours' | 'days'
}

export const defaultRules: LeaveRules = {
  country: 'HU',
  roundingMode: 'once',
  divisor: 'calendar_days',
  employerExtraProration: 'with_the_rest',
  youngAfter18: true,
  sickProration: 'from_start',
  unequalMode: 'hours',
}
