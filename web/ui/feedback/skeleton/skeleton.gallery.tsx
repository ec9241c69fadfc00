import { Card } from '../../card/card.tsx'
import { SkeletonRows } from './skeleton.tsx'

export function Gallery() {
  return (
    <Card>
      <SkeletonRows rows={3} />
    </Card>
  )
}
