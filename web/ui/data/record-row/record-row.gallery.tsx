import { Button } from '../../button/button.tsx'
import { Card } from '../../card/card.tsx'
import { RecordList, RecordRow } from './record-row.tsx'

export function Gallery() {
  return (
    <Card>
      <RecordList label="API-kulcsok">
        <RecordRow
          name="Bérszámfejtés"
          lines={['Csak olvas · még nem használták', 'Létrehozta: Kovács Márta']}
          action={<Button size="sm">Visszavonás</Button>}
        />
        <RecordRow name="Éves terv" lines={['Olvas és ír']} action={<Button size="sm">Visszavonás</Button>} />
      </RecordList>
    </Card>
  )
}
