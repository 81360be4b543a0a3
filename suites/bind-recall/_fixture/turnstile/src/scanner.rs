//! The reader above the barrier.

const QUIET_MS: u64 = 3_000;

pub trait Beeper {
    fn beep(&mut self, long: bool);
}

#[derive(Debug, Default)]
pub struct Scanner {
    last: Option<(String, u64)>,
    misreads: u32,
}

impl Scanner {
    pub fn accept(&mut self, code: &str, at_ms: u64) -> bool {
        let code = normalise(code);
        if let Some((seen, when)) = &mut self.last {
            if *seen == code && at_ms.saturating_sub(*when) < QUIET_MS {
                *when = at_ms;
                return false;
            }
        }
        self.last = Some((code, at_ms));
        true
    }

    pub fn misread(&mut self, beeper: &mut dyn Beeper) -> bool {
        self.misreads += 1;
        beeper.beep(true);
        let dirty = self.misreads >= 5;
        if dirty {
            self.misreads = 0;
        }
        dirty
    }

    pub fn read_ok(&mut self, beeper: &mut dyn Beeper) {
        self.misreads = 0;
        beeper.beep(false);
    }
}

pub fn normalise(code: &str) -> String {
    code.chars()
        .filter(|c| c.is_ascii_alphanumeric())
        .map(|c| c.to_ascii_uppercase())
        .collect()
}
