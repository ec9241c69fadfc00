import { useState } from 'react'
import { Card } from '../../card/card.tsx'
import { RadioCards } from './radio-cards.tsx'

const types = [
  { value: '1', label: 'Szabadság', leave: 'vacation' },
  { value: '2', label: 'Betegszabadság', leave: 'sick' },
  { value: '3', label: 'Home office', leave: 'home' },
] as const

export function Gallery() {
  const [type, choose] = useState<string>('1')
  return (
    <Card>
      <RadioCards label="Típus" columns={3} options={types} value={type} onChange={choose} />
    </Card>
  )
}
