import type { Meter, MeterEntry } from './meter.ts'
import type { TemplateRoute } from '../gateway/template-routes.ts'

/** The meter's figures by function and by endpoint. */
export interface MeterReading {
  functions: Record<string, MeterEntry>
  /** By route, as `POST /api/{locale}/day-off`; only endpoints that were called. */
  endpoints: Record<string, MeterEntry>
}

export function meterOf(meter: Meter, routes: TemplateRoute[]): MeterReading {
  const functions = meter.read()
  const endpoints = routes.flatMap(({ key, answer }) => {
    const entry = functions[answer.fn.name]
    return entry ? [[key, entry] as const] : []
  })
  return { functions, endpoints: Object.fromEntries(endpoints) }
}
