//! How the turnstile behaves at different hours.

pub trait Mode {
    fn hold_ms(&self, people: u8) -> u32 {
        4_000 + 1_500 * u32::from(people)
    }

    fn inward(&self) -> bool {
        true
    }

    fn tone(&self) -> u16 {
        880
    }
}

#[derive(Debug, Default)]
pub struct Daytime;

#[derive(Debug, Default)]
pub struct Festive;

#[derive(Debug, Default)]
pub struct Closing {
    pub minutes_left: u8,
}

#[derive(Debug)]
pub struct Slow<M: Mode>(pub M);

impl Mode for Daytime {}

impl Mode for Festive {
    fn hold_ms(&self, people: u8) -> u32 {
        (10_000 * u32::from(people)).min(30_000)
    }

    fn tone(&self) -> u16 {
        440
    }
}

impl Mode for Closing {
    fn inward(&self) -> bool {
        self.minutes_left > 30
    }
}

impl<M: Mode> Mode for Slow<M> {
    fn hold_ms(&self, people: u8) -> u32 {
        self.0.hold_ms(people) * 2
    }

    fn inward(&self) -> bool {
        self.0.inward()
    }
}
