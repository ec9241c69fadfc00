import type { MeterEntry } from '../functions/meter.ts'
import type { MeterReading } from '../functions/meter-reading.ts'
import { html, page } from './html.ts'

/** What every endpoint and every other function has done and consumed since the local cloud started. */
export function meterPage({ functions, endpoints }: MeterReading) {
  const answering = new Set(Object.values(endpoints))
  const others = Object.entries(functions).filter(([, reading]) => !answering.has(reading))
  return page(
    'Meter',
    html`<p><a href="/_local/">Local cloud</a></p>
      <h1>Meter</h1>
      <p>Since the local cloud started. Times are the mean of one call, cold starts included; units are DynamoDB’s.</p>
      <h2>Endpoints</h2>
      ${table(Object.entries(endpoints))}
      <h2>Other functions</h2>
      ${table(others)}`,
  )
}

const table = (readings: [string, MeterEntry][]) =>
  readings.length
    ? html`<table class="figures">
        <tr>
          <th></th>
          <th>Calls</th>
          <th>Failed</th>
          <th>Time, ms</th>
          <th>Cold starts</th>
          <th>A cold start, ms</th>
          <th>Read units</th>
          <th>Write units</th>
        </tr>
        ${readings.sort(byName).map(row)}
      </table>`
    : html`<p>Nothing yet.</p>`

const byName = ([one]: [string, MeterEntry], [other]: [string, MeterEntry]) => one.localeCompare(other)

const row = ([name, reading]: [string, MeterEntry]) =>
  html`<tr>
    <td><code>${name.replace('/api/{locale}', '')}</code></td>
    <td>${reading.invocations}</td>
    <td>${reading.failures}</td>
    <td>${mean(reading.milliseconds, reading.invocations)}</td>
    <td>${reading.cold_starts}</td>
    <td>${mean(reading.cold_milliseconds, reading.cold_starts)}</td>
    <td>${rounded(reading.read_units)}</td>
    <td>${rounded(reading.write_units)}</td>
  </tr>`

const mean = (sum: number, count: number) => (count ? Math.round(sum / count) : 0)
const rounded = (units: number) => Math.round(units * 10) / 10
