import { cron, type Minute } from './cron.ts'

/** A schedule's timing, as in EventBridge Scheduler. */
export interface Timing {
  ScheduleExpression: string
  ScheduleExpressionTimezone?: string
}

const milliseconds: Record<string, number> = { minute: 60_000, hour: 3_600_000, day: 86_400_000 }

/** Whether a schedule is due in the minute that begins at an instant; rates are counted from `since`. */
export function isDue(
  { ScheduleExpression, ScheduleExpressionTimezone = 'UTC' }: Timing,
  at: Date,
  since: Date,
): boolean {
  const [, kind, text = ''] = /^(cron|rate|at)\((.*)\)$/.exec(ScheduleExpression) ?? []
  const local = minuteIn(ScheduleExpressionTimezone, at)
  if (kind === 'cron') return cron(text)(local) && !isRepeated(ScheduleExpressionTimezone, at)
  if (kind === 'at') return text.slice(0, 16) === written(local)
  const [, count = '0', unit = ''] = /^(\d+) (minute|hour|day)s?$/.exec(text) ?? []
  const every = Number(count) * (milliseconds[unit] ?? 0)
  if (kind !== 'rate' || !every) throw new Error(`The local cloud does not know the schedule ${ScheduleExpression}.`)
  const minutes = (date: Date) => Math.floor(date.getTime() / 60_000) * 60_000
  return at > since && (minutes(at) - minutes(since)) % every === 0
}

/** Whether the same local minute was an hour ago, when the clocks go back in autumn. */
const isRepeated = (zone: string, at: Date) =>
  written(minuteIn(zone, at)) === written(minuteIn(zone, new Date(at.getTime() - 3_600_000)))

function minuteIn(timeZone: string, at: Date): Minute {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(at)
  const number = (type: string) => Number(parts.find(part => part.type === type)?.value)
  return {
    year: number('year'),
    month: number('month'),
    day: number('day'),
    hour: number('hour'),
    minute: number('minute'),
  }
}

/** `2026-03-15T08:30` */
function written({ year, month, day, hour, minute }: Minute): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${year}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}`
}
