import type { Meter, Shown } from './meter.ts'
import type { TemplateRoute } from '../gateway/template-routes.ts'

/** Everything the meter says: by function, and for those that answer calls by endpoint. */
export interface MeterReading {
  functions: Record<string, Shown>
  /** By route, as `POST /api/{locale}/day-off`; only those that were called. */
  endpoints: Record<string, Shown>
}

export function meterOf(meter: Meter, routes: TemplateRoute[]): MeterReading {
  const functions = meter.read()
  const endpoints = routes.flatMap(({ key, answer }) => {
    const shown = functions[answer.fn.name]
    return shown ? [[key, shown] as const] : []
  })
  return { functions, endpoints: Object.fromEntries(endpoints) }
}
