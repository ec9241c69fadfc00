import { Card } from '../../card/card.tsx'
import { LineChart } from './line-chart.tsx'

/** Four weeks of a made-up November: busy on working days, quiet on the others. */
const days = Array.from({ length: 28 }, (_, day) => `2026-11-${String(day + 1).padStart(2, '0')}`)
const views = days.map((day, index) => {
  const isOff = [0, 6].includes(new Date(day).getUTCDay())
  return (isOff ? 120 : 420) + ((index * 137) % 90) * (isOff ? 1 : 4)
})
const visitors = views.map((count, index) => Math.round(count / (2.4 + (index % 5) / 10)))
const returning = visitors.map((count, index) => Math.round(count * (0.2 + (index % 7) / 40)))

const nobody = 'Ebben az időszakban nem járt erre senki.'

export function Gallery() {
  return (
    <>
      <Card>
        <LineChart
          title="Látogatottság"
          note="naponta, 2026. november"
          dayHead="Nap"
          days={days}
          series={[
            { name: 'Megtekintés', values: views },
            { name: 'Látogató', values: visitors },
            { name: 'Visszatérő', values: returning },
          ]}
          empty={nobody}
        />
      </Card>
      <Card>
        <LineChart title="Látogatottság" dayHead="Nap" days={[]} series={[]} empty={nobody} />
      </Card>
    </>
  )
}
