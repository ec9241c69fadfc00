import { useRef } from 'react'
import { Card } from '../../card/card.tsx'
import styles from './stretch-bubble.module.css'
import { StretchBubble } from './stretch-bubble.tsx'

export function Gallery() {
  const box = useRef<HTMLDivElement>(null)
  return (
    <Card>
      <div ref={box} className={styles.place}>
        <p data-stretch-end>nov. 27.</p>
        <p>&nbsp;</p>
        <p>&nbsp;</p>
        <StretchBubble within={box}>
          <b>nov. 25–27.</b>
          <span>3 munkanap</span>
        </StretchBubble>
      </div>
    </Card>
  )
}
