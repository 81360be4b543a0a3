//! Several turnstiles side by side.

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Way {
    In,
    Out,
}

#[derive(Debug)]
pub struct Lanes {
    ways: Vec<Way>,
}

impl Lanes {
    pub fn new(count: usize) -> Self {
        let ways = (0..count)
            .map(|i| if i % 2 == 0 { Way::In } else { Way::Out })
            .collect();
        Lanes { ways }
    }

    pub fn rebalance(&mut self, waiting_in: u32, waiting_out: u32) -> bool {
        let out = self.ways.iter().filter(|w| **w == Way::Out).count();
        if waiting_in < 2 * waiting_out || out < 2 {
            return false;
        }
        match self.ways.iter_mut().find(|w| **w == Way::Out) {
            Some(way) => {
                *way = Way::In;
                true
            }
            None => false,
        }
    }

    pub fn close(&mut self, at: usize) -> bool {
        if self.ways.len() < 2 || at >= self.ways.len() {
            return false;
        }
        self.ways.remove(at);
        true
    }
}
