import { Card } from '../card/card.tsx'
import { TextWithArrows } from './text-with-arrows.tsx'

export function Gallery() {
  return (
    <Card>
      <TextWithArrows text="20 → 22 nap" />
    </Card>
  )
}
