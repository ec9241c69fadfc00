import { useState } from 'react'
import { Card } from '../../card/card.tsx'
import { SegmentedControl } from './segmented-control.tsx'

const groups = [
  { value: 'all', label: 'Mind' },
  { value: 'dev', label: 'Fejlesztés', count: 8 },
  { value: 'sales', label: 'Értékesítés', count: 5 },
]

export function Gallery() {
  const [group, choose] = useState('all')
  return (
    <Card>
      <SegmentedControl label="Csoport" options={groups} value={group} onChange={choose} />
    </Card>
  )
}
