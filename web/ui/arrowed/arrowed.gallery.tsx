import { Card } from '../card/card.tsx'
import { Arrowed } from './arrowed.tsx'

export function Gallery() {
  return (
    <Card>
      <Arrowed text="20 → 22 nap" />
    </Card>
  )
}
