import { Card } from '../../card/card.tsx'
import { Spinner } from './spinner.tsx'

export function Gallery() {
  return (
    <Card>
      <Spinner />
    </Card>
  )
}
