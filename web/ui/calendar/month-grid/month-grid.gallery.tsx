import { useState } from 'react'
import { Card } from '../../card/card.tsx'
import { MonthGrid } from './month-grid.tsx'
import type { DayMark } from './month-weeks.ts'

const marks: readonly DayMark[] = [
  { id: '1', leave: 'vacation', from: '2026-10-19', to: '2026-10-22', label: 'Szabadság' },
  { id: '2', leave: 'home', from: '2026-10-21', to: '2026-10-27', label: 'Home office' },
  { id: '3', leave: 'sick', from: '2026-10-22', to: '2026-10-22', label: 'Betegszabadság' },
  { id: '4', leave: 'extra', from: '2026-10-22', to: '2026-10-22', label: 'Áthozott szabadság' },
  { id: '5', leave: 'vacation', from: '2026-10-29', to: '2026-11-03', label: 'Szabadság', isPending: true },
  { id: '6', leave: 'parental', from: '2026-10-07', to: '2026-10-07', label: 'Szülői szabadság' },
  { id: '7', leave: 'paternity', from: '2026-10-12', to: '2026-10-13', label: 'Apasági szabadság', isPending: true },
]

export function Gallery() {
  const [month, turn] = useState('2026-10')
  const [chosen, choose] = useState<string>()
  return (
    <Card>
      <MonthGrid
        month={month}
        onMonth={turn}
        marks={marks}
        today="2026-10-20"
        kindOf={day => {
          if (day === '2026-10-23') return { kind: 'holiday', name: '1956-os forradalom ünnepe' }
          return [0, 6].includes(new Date(day).getUTCDay()) ? { kind: 'off' } : undefined
        }}
        onChoose={choose}
      />
      <p className="muted">{chosen ? `Megnyitott nap: ${chosen}` : 'Még nem nyitottál meg napot.'}</p>
    </Card>
  )
}
