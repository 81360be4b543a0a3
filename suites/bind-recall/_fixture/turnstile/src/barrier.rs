//! The arms of the turnstile and their motor.

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum State {
    Closed,
    Open { left_ms: u32, people: u8 },
    Held,
    Jammed { tries: u8 },
}

#[derive(Debug)]
pub struct Barrier {
    state: State,
    counted: u32,
}

impl Barrier {
    pub fn new() -> Self {
        Barrier {
            state: State::Closed,
            counted: 0,
        }
    }

    pub fn open_for(&mut self, people: u8) {
        if matches!(self.state, State::Closed | State::Open { .. }) {
            let left_ms = 4_000 + 1_500 * u32::from(people);
            self.state = State::Open { left_ms, people };
        }
    }

    pub fn passed(&mut self) {
        self.counted += 1;
        if let State::Open { left_ms, people } = self.state {
            self.state = if people > 1 {
                State::Open {
                    left_ms,
                    people: people - 1,
                }
            } else {
                State::Closed
            };
        }
    }

    pub fn tick(&mut self, millis: u32) {
        if let State::Open { left_ms, people } = self.state {
            self.state = match left_ms.checked_sub(millis) {
                Some(rest) if rest > 0 => State::Open {
                    left_ms: rest,
                    people,
                },
                _ => State::Closed,
            };
        }
    }

    pub fn evacuate(&mut self) {
        self.state = State::Held;
    }

    pub fn reset(&mut self, key_turned: bool) -> bool {
        if self.state == State::Held && key_turned {
            self.state = State::Closed;
        }
        self.state == State::Closed
    }

    pub fn obstruct(&mut self) {
        self.state = match self.state {
            State::Held => State::Held,
            State::Jammed { tries } => State::Jammed { tries: tries + 1 },
            _ => State::Jammed { tries: 0 },
        };
    }

    pub fn clear_jam(&mut self, mut free: impl FnMut() -> bool) -> State {
        while let State::Jammed { tries } = self.state {
            if free() {
                self.state = State::Closed;
            } else if tries >= 2 {
                self.state = State::Held;
            } else {
                self.obstruct();
            }
        }
        self.state
    }
}

impl Default for Barrier {
    fn default() -> Self {
        Self::new()
    }
}
