//! Chooses a mode by the clock and the calendar.

use crate::modes::{Closing, Daytime, Festive, Mode, Slow};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Event {
    None,
    Gala,
    Reception,
    Seniors,
}

#[derive(Debug, Default)]
pub struct Evening {
    pub cloakroom_open: bool,
}

impl Mode for Evening {
    fn hold_ms(&self, people: u8) -> u32 {
        10_000 * u32::from(people)
    }

    fn inward(&self) -> bool {
        self.cloakroom_open
    }
}

pub fn mode_for(event: Event, minutes_left: u16, cloakroom_open: bool) -> Box<dyn Mode> {
    match event {
        Event::Gala => Box::new(Evening { cloakroom_open }),
        Event::Reception => Box::new(Festive),
        Event::Seniors => Box::new(Slow(Daytime)),
        Event::None if minutes_left <= 45 => Box::new(Closing {
            minutes_left: minutes_left as u8,
        }),
        Event::None => Box::new(Daytime),
    }
}

pub fn minutes_left(now: u64, closes: u64) -> u16 {
    (closes.saturating_sub(now) / 60).min(u64::from(u16::MAX)) as u16
}
