import { Card } from '../../card/card.tsx'
import { StepStrip } from './step-strip.tsx'

export function Gallery() {
  return (
    <Card>
      <StepStrip
        label="Regisztráció"
        current={2}
        steps={[
          { label: 'Regisztráció', to: '/a' },
          { label: 'Cégadatok', to: '/b' },
          { label: 'Személyes adatok' },
          { label: 'Csapat' },
        ]}
      />
    </Card>
  )
}
