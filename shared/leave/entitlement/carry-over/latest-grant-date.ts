import { addDays, type Day, type Year } from '../../../calendar/day.ts'
import { workdayFrom } from '../../../calendar/general-schedule.ts'
import type { AnnualPart } from '../line.ts'

/** The leave whose latest date is asked for, and the reasons that let it be granted after its year. */
export interface Granting {
  leave_year: Year
  employment_start?: Day | null
  /** The last day of a reason on the employee's side, such as illness or child care, that kept the leave from being granted. */
  obstacle_last_day?: Day | null
  part?: AnnualPart
  /** Whether employer and employee have agreed for the calendar year to grant the days of age later. */
  agreement?: boolean
}

export interface LatestGrantDate {
  latest_grant_date: Day
  paragraph: string
}

/** Days after an obstacle within which the leave must be granted (Mt. 123. § (3)). */
const daysAfterObstacle = 60

/** The last day on which leave of a year can be granted (Mt. 123. § (1)–(3), (6)); where several rules hold, the latest of their dates. */
export function latestGrantDate(leave: Granting): LatestGrantDate {
  const { leave_year } = leave
  const dates = [
    { latest_grant_date: `${leave_year}-12-31`, paragraph: 'Mt. 123. § (1)' },
    ...(startsLate(leave) ? [{ latest_grant_date: `${leave_year + 1}-03-31`, paragraph: 'Mt. 123. § (2)' }] : []),
    ...(leave.obstacle_last_day ? [afterObstacle(leave.obstacle_last_day)] : []),
    ...(leave.part === 'age' && leave.agreement
      ? [{ latest_grant_date: `${leave_year + 1}-12-31`, paragraph: 'Mt. 123. § (6)' }]
      : []),
  ]
  return dates.reduce((latest, date) => (date.latest_grant_date > latest.latest_grant_date ? date : latest))
}

const startsLate = ({ leave_year, employment_start }: Granting) =>
  Boolean(employment_start && `${leave_year}-10-01` <= employment_start && employment_start <= `${leave_year}-12-31`)

/** Calendar days from the day after the obstacle; a last day that is a day off gives way to the next workday. */
function afterObstacle(obstacle: Day): LatestGrantDate {
  const last = addDays(obstacle, daysAfterObstacle)
  const workday = workdayFrom(last)
  return { latest_grant_date: workday, paragraph: `Mt. 123. § (3), 25. § (3)${workday === last ? '' : ', (5)'}` }
}
